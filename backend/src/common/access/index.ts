export {
  type Access,
  ACCESS,
  CurrentUser,
  Public,
  SignedIn,
  type SignedInAccount,
  type Visitor,
  visitorOf,
} from './access.js';
export { CachedForStrangers } from './cached-for-strangers.js';
export { canonicalAddress, ClientAddress, clientAddress } from './client-address.js';
export { Accepts, ContentTypeGuard } from './content-type.guard.js';
