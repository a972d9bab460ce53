/** The provider's name, as people know it. */
export const PROVIDER_NAME = 'One Step';

/** How to reach a person. Put the real numbers here; see also `public-web/provider.ts`. */
export const PROVIDER_PHONES = ['011 234 5678', '077 123 4567'] as const;
