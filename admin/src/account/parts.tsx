import type { ComponentProps } from 'react';
import { ShortForm } from '../form/ShortForm';
import { Section } from '../ui/Section';
import { PANEL } from '../theme/boxes';

const CARD = { ...PANEL, p: { xs: 2, md: 3 }, mt: 0, mb: 3, maxWidth: 800 } as const;

/** One part of the account's page. */
export const AccountSection = (props: ComponentProps<typeof Section>) => <Section {...props} sx={CARD} />;

/** A short form on the account page. */
export const AccountForm = (props: ComponentProps<typeof ShortForm>) => <ShortForm {...props} sx={{ maxWidth: 480 }} />;
