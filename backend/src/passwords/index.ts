export { isGuessable, refuseGuessable } from './guessable-password.js';
export { countedLogin, hashPassword, isPassword, isQueueFull } from './passwords.js';
