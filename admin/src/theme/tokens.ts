/** The brand's colours, light and dark (brand.md); text on every ground has at least 7:1. */
export const LIGHT = {
  ground: '#fffaf2',
  surface: '#ffffff',
  ink: '#1c2a38',
  inkSoft: '#44525f',
  primary: '#0a5257',
  onPrimary: '#ffffff',
  accent: '#f2a93b',
  line: '#7c8893',
  hairline: '#dcd7cd',
  error: '#9b1c31',
  success: '#1c5b34',
  warning: '#6b4300',
  mist: '#e6f1f0',
  sun: '#fdefd2',
  rose: '#fbe9ea',
  leaf: '#e4f2e8',
} as const;

export type Tokens = Record<keyof typeof LIGHT, string>;

export const DARK: Tokens = {
  ground: '#0f1c26',
  surface: '#182a37',
  ink: '#f4eee4',
  inkSoft: '#bcc7cf',
  primary: '#7ad3d0',
  onPrimary: '#0f1c26',
  accent: '#f6bd62',
  line: '#8695a1',
  hairline: '#2f4351',
  error: '#ff9fab',
  success: '#8fd6a4',
  warning: '#f6bd62',
  mist: '#1f3a44',
  sun: '#3a3220',
  rose: '#45262f',
  leaf: '#1f3d30',
};
