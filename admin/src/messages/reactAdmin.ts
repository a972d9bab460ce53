/** Overrides of react-admin's own English. */
export const reactAdmin = {
  action: {
    bulk_actions: '%{smart_count} selected',
    export: 'Download CSV',
    select_all: 'Select all on this page',
    toggle_theme: 'Light or dark colours',
    unselect: 'Select none',
  },
  navigation: {
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    skip_nav: 'Skip to main content',
  },
  notification: { http_error: 'That did not work. Please try again.' },
  sort: { sort_by: 'Sort by %{field}, %{order}' },
} as const;
