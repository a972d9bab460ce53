/** Parts of one module of a library that this site never needs. A part that goes missing stops the build. */
export interface Unused {
  /** Below `node_modules`. */
  readonly file: string;
  /** Functions that nothing on this site leads to: they throw, so that a mistake here is loud. */
  readonly never?: readonly string[];
  /** Functions that run, and find nothing to do here: they return at once. */
  readonly nothing?: readonly string[];
  /** Variables without a value: left out, or a switch that is off. */
  readonly values?: readonly string[];
  /** How statements begin that only serve parts left out. */
  readonly statements?: readonly string[];
  /** Words of the module, once in it, and what stands there instead. */
  readonly swaps?: readonly (readonly [from: string, to: string])[];
}

/**
 * Measured before: React DOM and the router alone were 94 KB (brotli) of the 90 KB a content page may have. Both are
 * single modules that no bundler can divide. Everything here belongs to a whole feature the site does not use; to use
 * one, take its lines away. `leaveOut.spec.ts` and all browser tests run on what is left.
 */
const REACT_DOM: Unused = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  never: [
    // <ViewTransition>
    'startViewTransition',
    'measureViewTransitionHostInstancesRecursive',
    'applyViewTransitionToHostInstancesRecursive',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'createViewTransitionInstance',
    'scheduleViewTransitionEvent',
    'getViewTransitionClassName',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'createMeasurement',
    // <Fragment ref>
    'traverseVisibleInstancesAndTextInstances',
    'validateDocumentPositionWithFiberTree',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    // <SuspenseList> and <Activity>
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
    'updateActivityComponent',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    // Custom elements
    'setPropOnCustomElement',
    // useActionState, and functions as a form's action
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'runActionStateAction',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    // <link precedence>, <style precedence> and <script async src>, which React loads before it shows a page
    'preloadResourceAndSuspendIfNeeded',
    'suspendResource',
    'insertSuspendedStylesheets',
    'insertStylesheetIntoRoot',
    // Waiting for pictures of a view transition
    'estimateBandwidth',
    // findDOMNode
    'findCurrentFiberUsingSlowPath',
  ],
  nothing: [
    // Walks through the tree in search of <ViewTransition>
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    // … of <Fragment ref>
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    // … and of pictures that a view transition waits for
    'preloadInstanceAndSuspendIfNeeded',
    // Calls a component once more to learn its place in the source, for the stack trace of an error
    'describeNativeComponentFrame',
  ],
  statements: ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
};

const ROUTER: Unused = {
  file: 'react-router/dist/development/chunk-OB3PAWPO.mjs',
  never: [
    // Actions: forms are sent by our own form kit (form/useForm.ts)
    'handleAction',
    'fetchServerAction',
    'singleFetchActionStrategy',
    'getFormSubmissionInfo',
    // Fetchers
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'singleFetchLoaderFetcherStrategy',
    // Routes made known while the site runs: all of ours are in the manifest
    'fetchAndApplyManifestPatches',
    'patchRoutesImpl',
    'getRouteInstrumentationUpdates',
    // Blockers
    'getBlocker',
    'updateBlocker',
    // Built-in error pages: root.tsx has its own
    'RemixRootDefaultErrorBoundary',
    'RemixRootDefaultHydrateFallback',
    'DefaultErrorComponent',
  ],
  nothing: [
    'useFogOFWarDiscovery',
    'getPatchRoutesOnNavigationFunction',
    'shouldBlockNavigation',
    'warnOnce',
    'warning',
  ],
  values: ['Form', 'ENABLE_DEV_WARNINGS'],
  // A page's file that does not come is told like data that do not come (CrashPage), not by a silent reload.
  swaps: [
    ['window.location.reload();\n    return new Promise(() => {\n    });', 'return { default() { throw error; } };'],
  ],
  statements: ['Form.displayName', 'NavLink.displayName', 'Link.displayName'],
};

export const UNUSED: readonly Unused[] = [REACT_DOM, ROUTER];
