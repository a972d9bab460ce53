import { useId } from 'react';
import { LANGUAGES } from '#contract/languages';
import { useTexts } from '../../messages/useTexts.js';
import type { TeacherProfile, StaffFilter } from './useTeacherProfiles.js';

interface Props {
  staff: readonly TeacherProfile[];
  filter: StaffFilter;
  onChange: (filter: StaffFilter) => void;
}

/** Filters by language and district; only districts with staff are offered. */
export function StaffFilters({ staff, filter, onChange }: Props) {
  const t = useTexts('people');
  const names = useTexts('districts');
  const places = [...new Set(staff.flatMap(({ districts = [] }) => districts))];
  const byName = places.map((place) => ({ value: place, label: names[place] }));
  return (
    <div className="filters">
      <Choice
        label={t.language}
        value={filter.language}
        choices={LANGUAGES.map((value) => ({ value, label: t.spoken[value] }))}
        onChange={(language) => onChange({ ...filter, language })}
      />
      <Choice
        label={t.district}
        value={filter.district}
        choices={byName.sort((one, other) => one.label.localeCompare(other.label))}
        onChange={(district) => onChange({ ...filter, district })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const { any } = useTexts('people');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
