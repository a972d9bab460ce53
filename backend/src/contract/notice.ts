/**
 * Names the consent and privacy texts as they stand now. A booking keeps it beside the language in which the parent
 * ticked the box, so that anybody can later say what was agreed to. Change it whenever one of those texts changes.
 */
export const NOTICE_VERSION = '2026-11-28';
