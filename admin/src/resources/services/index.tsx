import icon from '@mui/icons-material/SellOutlined';
import { SERVICE_FIELDS } from '#contract/services';
import { CreatePage, EditPage, ShowPage } from '../../record/lazyPages';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const prices = {
  list: lazyPage(async () => (await import('./PriceList')).PriceList),
  create: () => <CreatePage resource="prices" rules={SERVICE_FIELDS} />,
  edit: () => <EditPage resource="prices" rules={SERVICE_FIELDS} />,
  show: () => <ShowPage rules={SERVICE_FIELDS} />,
  icon,
  options: { rules: SERVICE_FIELDS },
  recordRepresentation: representationOf('prices'),
};
