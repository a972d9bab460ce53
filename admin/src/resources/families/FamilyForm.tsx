import type { MouseEvent } from 'react';
import {
  ArrayInput,
  ResourceContextProvider,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin';
import { FAMILY_FIELDS } from '#contract/families';
import type { ListRule } from '#contract/rule';
import { RuleInput } from '../../fields/RuleInput';
import { CreatePage, EditPage } from '../../form/pages';
import { NamedButton } from '../../ui/NamedButton';
import '../../messages/families';

const INPUTS = {
  contacts: <Entries source="contacts" rule={FAMILY_FIELDS.contacts} />,
  children: <Entries source="children" rule={FAMILY_FIELDS.children} />,
};
const NEW = { contacts: [{ language: 'en', main: true }], children: [] };

/** A page to add a family. */
export const FamilyCreate = () => (
  <CreatePage resource="family-list" rules={FAMILY_FIELDS} defaults={NEW} inputs={INPUTS} redirect="show" />
);

/** A page to change a family's name, contacts and children. */
export const FamilyEdit = () => (
  <EditPage resource="family-list" rules={FAMILY_FIELDS} inputs={INPUTS} redirect="show" />
);

/** An entry has the layout of a form: in one line, as react-admin has it, its fields would be too narrow for their values. */
const ENTRY = {
  '&& .RaSimpleFormIterator-line': { display: 'block', py: 1.5 },
  '&& .RaSimpleFormIterator-index': { display: 'block', mt: 0, mb: 0.5 },
  '&& .RaSimpleFormIterator-form': {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    alignItems: 'start',
  },
  // react-admin shows the buttons of an entry to a mouse that is over it: the keyboard could not reach them.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;

/** Entries of a list, each with the inputs of its rules. A child keeps its id, which nobody sees. */
function Entries({ source, rule }: { source: string; rule: ListRule }) {
  const translate = useTranslate();
  const resource = `family-list-${source}`;
  const itemLabel = (i: number): string => translate(`resources.${resource}.item`, { number: i + 1 });
  const label = translate(`resources.family-list.fields.${source}`);
  const fields = Object.entries(rule.of).filter(([name]) => name !== '_id');
  return (
    <ArrayInput source={source} label={label} fullWidth sx={{ '& > .RaArrayInput-label': { left: 0 } }}>
      <SimpleFormIterator
        disableReordering
        disableClear
        getItemLabel={itemLabel}
        addButton={<AddEntry about={label} />}
        removeButton={<RemoveEntry aboutItem={itemLabel} />}
        sx={ENTRY}
      >
        <ResourceContextProvider value={resource}>
          {fields.map(([name, one]) => (
            <RuleInput key={name} source={name} rule={one} />
          ))}
        </ResourceContextProvider>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddEntry({ about }: { about: string }) {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return <NamedButton variant="outlined" label={translate('ra.action.add')} about={about} onClick={() => add()} />;
}

function RemoveEntry({ aboutItem }: { aboutItem: (index: number) => string }) {
  const translate = useTranslate();
  const { index, remove } = useSimpleFormIteratorItem();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button goes: its focus would be at the top of the page.
    const entry = currentTarget.closest('li');
    const heir = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('input');
    (heir ?? document.querySelector('h1'))?.focus({ preventScroll: !heir });
    remove();
  };
  return <NamedButton label={translate('ra.action.remove')} about={aboutItem(index)} onClick={onClick} />;
}
