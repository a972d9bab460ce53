import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import {
  type SearchResults,
  SEARCHED,
  SEARCHED_ENTITIES,
  type SearchedEntity,
  type SearchGroup,
} from '#contract/search';
import { moment } from '../config/formats';
import { PageTitle } from '../ui/PageTitle';
import { ReadFailure } from '../ui/ReadFailure';
import { httpClient } from '../providers/http';
import { visuallyHidden } from '../theme/visuallyHidden';
import { searchResult } from './searchResult';
import { queryIn, SearchForm } from './SearchForm';
import { PANEL, PLAIN_LIST } from '../theme/boxes';

const MOST = 10;
const ITEM = { ...PANEL, p: 1.5, overflowWrap: 'anywhere' } as const;

/** /find: what was found, by group, newest first. */
export function SearchPage() {
  const translate = useTranslate();
  const q = queryIn(useLocation().state).trim();
  const barHasField = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', q],
    enabled: q !== '',
    queryFn: async ({ signal }) =>
      (await httpClient(`/search?q=${encodeURIComponent(q)}`, { signal })).json as SearchResults,
  });
  const input = useRef<HTMLInputElement>(null);
  // After PageTitle has focused the heading.
  useEffect(() => {
    if (q === '') input.current?.focus();
  }, [q]);
  const rowsOf = (entity: SearchedEntity) => data?.[SEARCHED[entity].group] ?? [];
  const found = SEARCHED_ENTITIES.filter((entity) => rowsOf(entity).length > 0);
  const total = found.reduce((sum, entity) => sum + rowsOf(entity).length, 0);
  const text = (): string => {
    if (q === '') return translate('search.nothingTyped');
    if (isFetching) return translate('search.loading');
    if (total === 0) return translate('search.none', { q });
    const isCut = found.some((entity) => rowsOf(entity).length === MOST);
    return translate(isCut ? 'search.atLeast' : 'search.count', { q, smart_count: total });
  };
  return (
    <>
      <PageTitle title={translate('search.title')} />
      {!barHasField && (
        <Box sx={{ maxWidth: 480, mb: 2 }}>
          <SearchForm input={input} />
        </Box>
      )}
      {error ? (
        <ReadFailure failed="search.failed" error={error} refetch={refetch} />
      ) : (
        <Typography role="status" color="text.secondary" sx={{ mb: 2 }}>
          {text()}
        </Typography>
      )}
      {found.map((entity) => (
        <Group key={entity} entity={entity} rows={rowsOf(entity)} />
      ))}
    </>
  );
}

function Group<Entity extends SearchedEntity>({
  entity,
  rows,
}: {
  entity: Entity;
  rows: SearchResults[SearchGroup<Entity>];
}) {
  const translate = useTranslate();
  const { group } = SEARCHED[entity];
  return (
    <Box component="section" aria-labelledby={group} sx={{ mb: 3 }}>
      <Typography id={group} variant="h2" sx={{ mb: 1 }}>
        {translate(`search.groups.${group}`)}
      </Typography>
      <Box component="ul" sx={PLAIN_LIST}>
        {rows.map((row) => {
          const { to, name, facts, everything } = searchResult(entity, row, translate);
          return (
            <Box component="li" key={row._id} sx={ITEM}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                <Link to={to} sx={{ fontWeight: 700 }}>
                  {name}
                </Link>
                {everything.to !== to && entity !== 'category' && (
                  <Link to={everything.to}>
                    {translate(everything.text)}
                    <Box component="span" sx={visuallyHidden}>
                      {` (${name})`}
                    </Box>
                  </Link>
                )}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>{[...facts, moment(row.createdAt)].join(' · ')}</Box>
            </Box>
          );
        })}
      </Box>
      {rows.length === MOST && <Typography sx={{ mt: 1 }}>{translate('search.newest')}</Typography>}
    </Box>
  );
}
