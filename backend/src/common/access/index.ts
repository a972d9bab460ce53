export {
  type Access,
  ACCESS,
  BEFORE_SECOND_FACTOR,
  BeforeSecondFactor,
  CurrentUser,
  Editors,
  hasBearer,
  isSameSecret,
  Public,
  SignedIn,
  type SignedInAccount,
  type RequestUser,
  requestUserOf,
} from './access.js';
export { CacheIfAnonymous } from './cache-if-anonymous.js';
export { canonicalAddress, ClientAddress, clientAddress, widerNetworks } from './client-address.js';
