import { usePermissions } from 'react-admin';
import { ADMIN_ROLE, EDITOR_ROLE, type OfficeRole } from '#contract/users';

/** As what somebody works here; the server refuses the rest, whatever is shown. */
export function useRole(): OfficeRole {
  return usePermissions().permissions === EDITOR_ROLE ? EDITOR_ROLE : ADMIN_ROLE;
}
