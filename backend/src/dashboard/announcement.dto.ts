import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { dtoOf } from '../common/dto/index.js';

export class AnnouncementDto extends dtoOf('Announcement', ANNOUNCEMENT_FIELDS) {}
