import { reactRouter } from '@react-router/dev/vite';
import { colours } from './bundle/colours.js';
import { productionRouter } from './bundle/productionRouter.js';
import { PROXIED } from './bundle/proxied.js';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The bundler names virtual modules relative to the working folder and the router looks for them relative to this one.
process.chdir(import.meta.dirname);

/**
 * Libraries change less often than the site, so they stay in the browser's cache across releases. What most pages share
 * is one chunk: many small ones compress badly and load in sequence. The rest is split by use.
 */
const CHUNKS = [
  // QR codes are on receipts only, which load their library then.
  { name: 'library', test: /node_modules\/(?!qr\/).*js$|rolldown\/runtime/, priority: 2 },
  // What every page has; those without a form do not load the code of forms.
  {
    name: 'site',
    test: /public-web\/(?:(?:site|provider|api\/send|art\/Logo|messages\/(?:useTexts|fill)|form\/(?:draft|prerendered)|features\/booking\/chosen-teacher|components\/(?:Arrived|Contacts|CrashPage|Footer|Header|MissingPart|PageLink|SignedIn|SiteLayout|arrival|choices|head|sections|useHydrated|useRouteFocus))\.tsx?$)|contract\/(?:drafts|languages|links|notice|pages|provider)\.ts$|vite\/preload-helper/,
    priority: 1,
  },
  // What most pages with a form have.
  {
    name: 'form',
    test: /public-web\/(?:form\/(?:Field|Form|Summary|answers|errors|inputs|sent|useForm)|components\/(?:Notice|headScript|useTitle))\.tsx?$|contract\/(?:check|honeypot|validation-message)\.ts$/,
    priority: 1,
  },
  // Days, and the language of a text, which pages of our staff have too: those load no code of forms.
  { name: 'days', test: /contract\/(?:sri-lanka|day-text)\.ts$|messages\/languageOfText\.ts$/, priority: 2 },
  // Who is logged in: each of these needs the others.
  { name: 'session', test: /public-web\/api\/(?:session|useMe)\.ts$|contract\/(?:roles|session)\.ts$/, priority: 1 },
  // What leads from the start page and from what parents see to a service.
  { name: 'services', test: /public-web\/features\/(?:find-help\/Signs|services\/ServiceCards)\.tsx$/, priority: 1 },
  // The URL of an illustration is a module of sixty bytes.
  { name: 'site', test: /\.svg\?url$/, minShareCount: 2, priority: 2 },
];

export default defineConfig({
  plugins: [colours(), productionRouter(), reactRouter()],
  // The condition "source" resolves `#contract/*` to TypeScript: the rules are bundled, not the built backend.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The scripts of a page's head are functions of this build, as text.
  environments: { ssr: { build: { minify: true } } },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    // Drawings and fonts stay files: a data: URI inside the JavaScript would be paid for by every visitor.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No warnings about slow plugins on a busy machine.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
    target: ['chrome100', 'safari15.4', 'firefox100'],
  },
  server: {
    proxy: Object.fromEntries(PROXIED.map((path) => [path, 'http://localhost:3000'])),
  },
});
