import type { ComponentType } from 'react';

/** The pages of a resource, as `<Resource>` takes them. */
export interface Views {
  readonly list: ComponentType;
  readonly edit?: ComponentType;
  readonly show?: ComponentType;
}
