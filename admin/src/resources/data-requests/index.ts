import icon from '@mui/icons-material/PrivacyTipOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const dataRequests = {
  list: lazyPage(async () => (await import('./DataRequestList')).DataRequestList),
  icon,
  recordRepresentation: representationOf('privacy-requests'),
};
