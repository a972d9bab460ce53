/** The provider's name, as people know it. */
export const PROVIDER_NAME = 'One Step';

/** Where a person answers when the service cannot. Put the real numbers here: nothing else names them. */
export const PROVIDER_PHONES = ['011 234 5678', '077 123 4567'] as const;
