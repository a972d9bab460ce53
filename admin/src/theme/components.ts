import type { RaThemeOptions } from 'react-admin';
import { bulkBar } from './bulkBar';
import { pauseDecisions } from '../hooks/pause';
import { PHONE, SMALL_LAPTOP, TABLE_ROOM } from './tableRoom';
import type { Colours } from '#contract/colours';

/** Minimum target size in pixels, width and height. */
const TARGET = 44;

/** The top bar stays in view; table heads stay below it, and what gets the focus below both. */
export const BAR_HEIGHT = 56;
const HEAD_HEIGHT = 44;

/** Lists are tables, as in `theme.breakpoints.up('lg')`. */
const WIDE = '@media (min-width: 1200px)';

/** A focus ring visible on every background: marigold inside an ink outline. */
const ring = (t: Colours) => ({
  outline: `2px solid ${t.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${t.accent}`,
});

const mainContent = (): HTMLElement | null => document.getElementById('main-content');
/** One that was hidden until it opened, as the columns menu is, could not take the focus before. */
const focusWithin = (menu: HTMLElement): void => {
  if (!menu.contains(document.activeElement)) menu.focus();
};
const focusFirstButton = (dialog: HTMLElement): void => dialog.querySelector('button')?.focus();

export function components(t: Colours): RaThemeOptions['components'] {
  return {
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: TARGET, minWidth: TARGET } } },
    MuiCssBaseline: {
      styleOverrides: {
        ':root': { '--mist': t.mist, '--sun': t.sun, '--rose': t.rose, '--leaf': t.leaf, '--line': t.line },
        // A focused field scrolls into view with its label and its error.
        html: { scrollPaddingBlock: `${BAR_HEIGHT + HEAD_HEIGHT + 12}px 48px` },
        body: { backgroundColor: t.ground, overflowWrap: 'break-word' },
        ':where(a, h1, h2, [tabindex]):focus-visible': ring(t),
        ':where(h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
        ...TABLE_ROOM,
        // On paper there is nothing to press, and everything is black on white.
        '@media print': {
          'header, aside, form, button, .MuiButton-root': { display: 'none !important' },
          'html, body, #root *': { color: '#000 !important', backgroundColor: 'transparent !important' },
          '.RaLayout-content': { padding: '0 !important' },
          'dl > div, li': { breakInside: 'avoid' },
        },
        // These take every ground away, and with it what tells a filled button from text, and the chosen view from the others.
        '@media (forced-colors: active)': {
          '.MuiButton-contained': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring(t) } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: {
          minHeight: TARGET,
          // Room for its longest word, in Tamil.
          minWidth: 'min-content',
          textAlign: 'center',
          borderRadius: 999,
          textTransform: 'none',
          paddingInline: 16,
          lineHeight: 1.25,
          '&.MuiButton-sizeSmall': { fontSize: '1rem' },
          // "aria-disabled" keeps the focus where it is while something is being sent.
          '&[aria-expanded="true"]': { backgroundColor: t.mist },
          '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'progress' },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10, color: t.line } } },
    MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: TARGET, whiteSpace: 'normal' } } } },
    MuiSelect: { styleOverrides: { select: { '&&': { whiteSpace: 'normal' } } } },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: TARGET, height: TARGET, borderRadius: 999 } } },
    // Tall enough to tap when links stand below each other.
    // A long name breaks, and is no wider than what it stands in.
    MuiLink: {
      styleOverrides: { root: { textUnderlineOffset: 3, display: 'inline-block', maxWidth: '100%', paddingBlock: 3 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    // Labels stand above their fields, in full size.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 4,
          whiteSpace: 'normal',
          fontSize: '0.9375rem',
          fontWeight: 700,
          color: t.ink,
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: TARGET, backgroundColor: t.surface },
        notchedOutline: { borderColor: t.line, top: 0, '& legend': { display: 'none' } },
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        icon: { color: t.ink },
        // A long name says that it goes on, also in a dense table, where text wraps; on a phone there is no wider place.
        select: {
          '&&&&': {
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap !important',
            [PHONE]: { whiteSpace: 'normal !important', height: 'auto' },
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 0 } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottomColor: t.hairline,
          padding: '3px 8px',
          maxWidth: 320,
          fontSize: '0.9375rem',
          [SMALL_LAPTOP]: { paddingInline: 4 },
        },
        paddingCheckbox: { padding: '0 0 0 4px' },
        head: { fontWeight: 700, color: t.ink, backgroundColor: t.mist, lineHeight: 1.3 },
      },
    },
    // react-admin's own parts.
    RaButton: { defaultProps: { size: 'medium' } },
    RaCheckboxGroupInputItem: { styleOverrides: { root: { minHeight: TARGET } } },
    RaSkipNavigationButton: {
      styleOverrides: {
        root: {
          color: t.primary,
          '&:not(:focus)': { clipPath: 'inset(50%)' },
          // On a phone react-admin shows icons only, and this button has none.
          '&.MuiIconButton-root': { borderRadius: 999, paddingInline: 16, font: 'inherit', fontWeight: 700 },
          '&.MuiIconButton-root::after': { content: 'attr(aria-label)' },
        },
      },
    },
    // The beginning of a long text: all of it is on the page about the record.
    RaTextField: {
      defaultProps: { variant: 'inherit', emptyText: 'admin.list.none' },
      styleOverrides: {
        root: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '3',
          overflow: 'hidden',
          whiteSpace: 'pre-line',
          // A long word breaks, and takes no room from the columns beside it.
          overflowWrap: 'anywhere',
          'td > &': { minWidth: 64 },
        },
      },
    },
    RaUrlField: {
      defaultProps: { target: '_blank', rel: 'noopener noreferrer' },
      styleOverrides: { root: { fontSize: 'inherit', overflowWrap: 'anywhere' } },
    },
    // A wide list scrolls, and does not widen the page.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    // A long name breaks, and does not widen the page.
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    // The view tabs of a list are on a line of their own.
    RaFilterForm: {
      styleOverrides: {
        root: {
          rowGap: 8,
          '& > [data-source="view"]': { flexBasis: '100%', marginTop: 4 },
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 0 },
          // A filter is as wide as the list below it: there is none beside it.
          '& .RaFilterFormInput-spacer': { [PHONE]: { display: 'none' } },
          // Long names of teachers must not push the buttons out.
          [WIDE]: {
            '&&': { flex: '1 1 0' },
            '& select': { maxWidth: 140 },
            '& select:lang(ta)': { maxWidth: 124 },
            // The search leaves its room to the other filters, so that all of them stand in one line.
            '& > [data-source="q"]': { flex: '1 1 200px', maxWidth: 360, '& .MuiTextField-root': { width: '100%' } },
          },
        },
      },
    },
    // The buttons wrap below the filters if there is no room; above tables there is.
    RaListToolbar: {
      styleOverrides: {
        root: {
          '&&': { backgroundColor: 'transparent' },
          '@media (min-width: 600px)': { flexWrap: 'wrap' },
          [WIDE]: { flexWrap: 'nowrap', columnGap: 8 },
        },
      },
    },
    // In view on a phone too, and with room of its own: on two lines it would cover the end of the form.
    RaToolbar: {
      styleOverrides: { root: { gap: 8, flexWrap: 'wrap', '&.RaToolbar-mobileToolbar': { position: 'sticky' } } },
    },
    // Hidden, what is outside of it would keep the buttons from staying in view.
    MuiCard: { styleOverrides: { root: { overflow: 'clip' } } },
    RaSimpleForm: { styleOverrides: { root: { [PHONE]: { paddingBottom: 16 } } } },
    RaTopToolbar: {
      styleOverrides: {
        root: { '&&': { backgroundColor: 'transparent', [PHONE]: { paddingBottom: 8 } }, marginLeft: 'auto' },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': {
            border: `1px solid ${t.hairline}`,
            borderRadius: 10,
            backgroundColor: t.surface,
            // A box that scrolls by itself would keep the head in it.
            overflow: 'visible',
          },
          // Room for two lines of text, or buttons: eight bookings on a laptop.
          '& .RaDataTable-rowCell': { height: 54, paddingBlock: 0 },
          '& .RaDataTable-headerCell': {
            backgroundColor: t.mist,
            position: 'sticky',
            top: BAR_HEIGHT,
            zIndex: 2,
            paddingBlock: 0,
            height: HEAD_HEIGHT,
          },
        },
      },
    },
    RaBulkActionsToolbar: bulkBar(t),
    // Cancel has the focus.
    RaConfirm: { defaultProps: { slotProps: { transition: { onEntered: focusFirstButton } } } },
    // Menus and tooltips open inside the page's main part, not behind it at the end of the document.
    MuiPopover: { defaultProps: { container: mainContent, slotProps: { transition: { onEntered: focusWithin } } } },
    // A tooltip describes its button; it does not replace the accessible name.
    MuiTooltip: { defaultProps: { describeChild: true, slotProps: { popper: { container: mainContent } } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAlert: {
      styleOverrides: {
        root: { [PHONE]: { paddingInline: 12 } },
        icon: { [PHONE]: { marginRight: 8 } },
        message: { fontSize: '1rem' },
        // A button is 44 px high: so it stands in the first line of the text.
        action: { paddingTop: 0, marginTop: -2, [PHONE]: { paddingLeft: 4 } },
      },
    },
    // At the bottom of a phone stands the button that is needed next.
    RaNotification: {
      styleOverrides: {
        root: { [PHONE]: { '&:not(:has(button))': { top: BAR_HEIGHT + 8, bottom: 'auto' } } },
      },
    },
    // Notices.tsx is the live region that announces these.
    MuiSnackbarContent: { defaultProps: { role: 'none' }, styleOverrides: { root: { fontSize: '1rem' } } },
    // The last button ends where the lines above it do.
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: 'wrap', rowGap: 8, padding: '8px 24px 20px', [PHONE]: { padding: '8px 16px 16px' } },
      },
    },
    // The buttons behind a closed dialog decide nothing for a moment.
    MuiDialog: {
      defaultProps: { onTransitionExited: pauseDecisions },
      styleOverrides: {
        paper: {
          borderRadius: 14,
          backgroundColor: t.surface,
          [PHONE]: { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
        },
      },
    },
  };
}
