import { usePermissions } from 'react-admin';
import { ADMIN_ROLE, EDITOR_ROLE, type OfficeRole } from '#contract/users';

/** The role of whoever is signed in. It only decides what is shown: the server enforces it. */
export function useRole(): OfficeRole {
  return usePermissions().permissions === EDITOR_ROLE ? EDITOR_ROLE : ADMIN_ROLE;
}
