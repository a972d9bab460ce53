import type { ComponentProps } from 'react';
import { Section } from '../ui/Section';

/** One part of the dashboard, as wide as the window. */
export const DashboardSection = (props: Omit<ComponentProps<typeof Section>, 'sx'>) => (
  <Section {...props} sx={{ maxWidth: 'none', ...(!props.folded && { mt: 0, mb: 4 }) }} />
);
