import { addBooking } from '../../messages/addBooking';
import { addTexts } from '../../messages/later';

addTexts({ addBooking });
