import { textsOf } from '../../messages/texts.server.js';

export const bookingTexts = textsOf('booking', 'bookingFields', 'notice', 'form', 'faults');
