/** Stable names for what can go wrong; the web apps translate by them. */
export const ERROR_CODES = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMED_OUT',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  422: 'IDEMPOTENCY_KEY_REUSED',
  429: 'TOO_MANY_REQUESTS',
  431: 'TOO_LARGE',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  507: 'STORE_FULL',
} as const;
export const VALIDATION_FAILED = 'VALIDATION_FAILED';
/** 401 at login: the password is right, the code of the second factor is missing. */
export const SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED';
/** 401 at login: the password is right, the code is not. */
export const SECOND_FACTOR_WRONG = 'SECOND_FACTOR_WRONG';
/** 403: this product asks for a second factor and the account has none yet. */
export const SECOND_FACTOR_SETUP_REQUIRED = 'SECOND_FACTOR_SETUP_REQUIRED';

/** The error body of the contract ("Conventions"). */
export interface ErrorBody {
  statusCode: number;
  code: string;
  /** One sentence for a person: the first field's for a validation error. */
  message: string;
  /** The same sentence, for older clients. */
  error: string;
  errors?: Record<string, string>;
}
