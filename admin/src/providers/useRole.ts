import { usePermissions } from 'react-admin';
import { ADMIN_ROLE, EDITOR_ROLE, type OfficeRole } from '#contract/users';

/** The role of whoever is signed in. It only decides what is shown: the server enforces it. */
export function useRole(): OfficeRole {
  return usePermissions().permissions === EDITOR_ROLE ? EDITOR_ROLE : ADMIN_ROLE;
}

/** For what the server refuses content editors, which would end their session: false until the role is known. */
export function useIsAdmin(): boolean {
  const { permissions, isPending } = usePermissions<OfficeRole>();
  return !isPending && permissions !== EDITOR_ROLE;
}
