import { MANAGE_PATHS } from '#contract/admin-paths';
import type * as English from '../pages';
import type { Translated } from '../catalogue';
import { byKind } from '../labels';
import { KIND_WORDS } from './labels';

/** What each page is called on the dashboard, inside its group, and in the menu. */
export const pages: Translated<typeof English.pages> = {
  '/dashboard-admin': 'පාලන පුවරුව',
  '/find': 'සොයන්න',
  '/inbox': 'ලැබුණු දේ: සියලු වෙන් කිරීම්',
  ...byKind(
    (kind) => MANAGE_PATHS[kind],
    (kind) => KIND_WORDS[kind],
  ),
  '/add-booking': 'වෙන් කිරීමක් එක් කරන්න',
  '/timetable': 'කාලසටහන',
  '/plan-sessions': 'වාර සැලසුම් කරන්න',
  '/family-list': 'පවුල්',
  '/people-list': 'පුද්ගලයින් සහ ඔවුන්ගේ දත්ත',
  '/privacy-requests': 'දත්ත ඉල්ලීම්',
  '/user-list': 'සියලු අයදුම්පත්',
  '/pending-user-list': 'තීරණයක් බලාපොරොත්තුවෙන් සිටින අයදුම්පත්',
  '/approved-user-list': 'අනුමත අයදුම්පත්',
  '/rejected-user-list': 'ප්‍රතික්ෂේප කළ අයදුම්පත්',
  '/alldetails': 'ගුරු විස්තර',
  '/adddetails': 'ගුරු විස්තරයක් එක් කරන්න',
  '/updatedetails': 'ගුරු විස්තරය වෙනස් කරන්න',
  '/staff-hours': 'ගුරුවරුන්ගේ පැය ගණන',
  '/holiday-list': 'නිවාඩු දින',
  '/prices': 'ගාස්තු සහ රැඳී සිටින කාලය',
  '/getcontact': 'ලැබුණු පණිවිඩ',
  '/courses': 'පාඨමාලා',
  '/addCourse': 'පාඨමාලාවක් එක් කරන්න',
  '/courseRequests': 'පාඨමාලා ඉල්ලීම්',
  '/vacancies': 'තනතුරු ඇබෑර්තු',
  '/my-account': 'මගේ ගිණුම',
  '/admin-accounts': 'පරිපාලකයින්',
  '/audit-log': 'විගණන සටහන්: කවුද, කුමක්ද',
  '/invite-admin': 'පරිපාලකයෙකුට ආරාධනා කරන්න',
  '/outgoing-messages': 'පවුල්වලට සහ අයදුම්කරුවන්ට පණිවිඩ',
};
