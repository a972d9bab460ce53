import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { DETAIL_FIELDS } from '#contract/categories';
import { SERVICES } from '#contract/services';
import { Filter } from '../../list/Filter';
import { ListPage } from '../../list/ListPage';
import { PATHS } from '../../paths';
import { ReportButtons } from '../../report/ReportButtons';
import { detailLayout } from './detailLayout';

const TEXTS = {
  loading: 'resources.categories.loading',
  failed: 'resources.categories.failed',
  empty: 'resources.categories.empty',
  count: 'resources.categories.count',
  advice: 'resources.categories.advice',
};

/** /alldetails */
export function DetailList() {
  const translate = useTranslate();
  const add = (
    <Button component={Link} to={PATHS.addDetails} variant="contained">
      {translate('resources.categories.add')}
    </Button>
  );
  return (
    <ListPage
      resource="categories"
      title={translate('resources.categories.title')}
      texts={TEXTS}
      search="resources.categories.search"
      layout={detailLayout}
      exported={DETAIL_FIELDS}
      filters={<Filter source="service" values={SERVICES} />}
      tools={
        <>
          {add}
          <ReportButtons />
        </>
      }
      bulk={{ delete: true }}
      whenEmpty={add}
    />
  );
}
