export {
  type Access,
  ACCESS,
  BEFORE_SECOND_FACTOR,
  BeforeSecondFactor,
  CurrentUser,
  Editors,
  Public,
  SignedIn,
  type SignedInAccount,
  type RequestUser,
  requestUserOf,
} from './access.js';
export { CacheIfAnonymous } from './cache-if-anonymous.js';
export { canonicalAddress, ClientAddress, clientAddress } from './client-address.js';
export { Accepts, ContentTypeGuard } from './content-type.guard.js';
