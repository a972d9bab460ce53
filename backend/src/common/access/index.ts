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
export { VariesBy } from './varies-by.js';
export { Accepts, ContentTypeGuard } from './content-type.guard.js';
