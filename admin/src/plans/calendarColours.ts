/** A calendar in the colours of the app. */
export const COLOURS = {
  '--fc-classic-background': 'transparent',
  '--fc-classic-foreground': 'currentcolor',
  '--fc-classic-muted-foreground': 'currentcolor',
  '--fc-classic-faint-foreground': 'currentcolor',
  '--fc-classic-border': 'var(--line)',
  '--fc-classic-today': 'transparent',
} as const;
