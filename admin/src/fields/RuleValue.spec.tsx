import { screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { Rules } from '#contract/rule';
import { renderAdmin } from '../../test/renderAdmin';
import { Fields } from '../record/Fields';
import { fieldsOf } from '../resources/bookings/booking';

const { schoolGrade, diagnosedCondition, startingDate } = fieldsOf('readiness-teacher');

function renderBooking(booking: object): void {
  renderAdmin(
    <ResourceContextProvider value="readiness-teacher-booking">
      <RecordContextProvider value={{ id: '1', ...booking }}>
        <Fields rules={{ schoolGrade, diagnosedCondition, startingDate } as Rules} />
      </RecordContextProvider>
    </ResourceContextProvider>,
    {},
  );
}
const answers = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('what a family said in place of an answer', () => {
  it.each([
    [{ notAtSchool: true }, 'Not at school yet'],
    [{ notAtSchool: true, preschool: true }, 'Goes to preschool'],
    [{ notAtSchool: true, schoolGrade: 1 }, '1'],
    [{}, '–'],
  ])('%j is the grade "%s"', (booking, grade) => {
    renderBooking({ diagnosedCondition: 'Nobody has told us yet', startingDateOpen: true, ...booking });
    expect(answers()).toEqual([grade, 'Not known yet', 'Still open']);
  });
});
