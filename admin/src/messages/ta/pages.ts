import { MANAGE_PATHS } from '#contract/admin-paths';
import type * as English from '../pages';
import type { Translated } from '../catalogue';
import { byKind } from '../labels';
import { KIND_WORDS } from './labels';

/** What each page is called on the dashboard, inside its group, and in the menu. */
export const pages: Translated<typeof English.pages> = {
  '/dashboard-admin': 'நிர்வாகப் பலகை',
  '/find': 'தேடல்',
  '/inbox': 'உள்பெட்டி: எல்லா முன்பதிவுகளும்',
  ...byKind(
    (kind) => MANAGE_PATHS[kind],
    (kind) => KIND_WORDS[kind],
  ),
  '/add-booking': 'முன்பதிவு சேருங்கள்',
  '/timetable': 'நேர அட்டவணை',
  '/plan-sessions': 'அமர்வுகளைத் திட்டமிடுங்கள்',
  '/family-list': 'குடும்பங்கள்',
  '/people-list': 'நபர்களும் அவர்களின் தரவுகளும்',
  '/privacy-requests': 'தரவுக் கோரிக்கைகள்',
  '/user-list': 'எல்லா விண்ணப்பங்களும்',
  '/pending-user-list': 'முடிவுக்குக் காத்திருக்கும் விண்ணப்பங்கள்',
  '/approved-user-list': 'ஏற்கப்பட்ட விண்ணப்பங்கள்',
  '/rejected-user-list': 'மறுக்கப்பட்ட விண்ணப்பங்கள்',
  '/alldetails': 'ஆசிரியர் விபரங்கள்',
  '/adddetails': 'ஆசிரியர் விபரம் சேருங்கள்',
  '/updatedetails': 'ஆசிரியர் விபரத்தைத் திருத்துங்கள்',
  '/staff-hours': 'ஆசிரியர்களின் மணித்தியாலங்கள்',
  '/holiday-list': 'விடுமுறை நாட்கள்',
  '/prices': 'கட்டணங்களும் காத்திருக்கும் காலமும்',
  '/getcontact': 'தொடர்புச் செய்திகள்',
  '/courses': 'பாடநெறிகள்',
  '/addCourse': 'பாடநெறி சேருங்கள்',
  '/courseRequests': 'பாடநெறிக் கோரிக்கைகள்',
  '/vacancies': 'வெற்றிடங்கள்',
  '/my-account': 'என் கணக்கு',
  '/admin-accounts': 'நிர்வாகிகள்',
  '/audit-log': 'நடந்தவை: யார், என்ன',
  '/invite-admin': 'நிர்வாகிக்கு அழைப்பிதழ்',
  '/outgoing-messages': 'குடும்பங்களுக்கும் விண்ணப்பதாரருக்கும் செய்திகள்',
};
