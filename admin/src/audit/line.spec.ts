import { resourceOf } from '../config/recordPage';
import { type AuditLine, foldReads, pageOfLine } from './line';

const line = (id: string, more: Partial<AuditLine>): AuditLine => ({
  id,
  who: 'head@onestep.test',
  action: 'viewed',
  entity: 'booking',
  kind: 'shadow-teacher',
  recordId: 'a',
  fields: [],
  createdAt: `2026-11-2${id}T00:00:00.000Z`,
  ...more,
});

describe('the lines of the audit', () => {
  it("fold one person's repeated reads into the latest, and nothing else", () => {
    const lines = [
      line('9', {}),
      line('8', { who: 'other@onestep.test' }),
      line('7', { action: 'updated', from: 'Pending', to: 'Approved' }),
      line('6', {}),
      line('5', { action: 'updated', from: 'Approved', to: 'Pending' }),
      line('4', { recordId: 'b' }),
      line('3', { action: 'exported' }),
      line('2', {}),
    ];
    expect(foldReads(lines).map(({ id, times }) => [id, times])).toEqual([
      ['9', 3],
      ['8', undefined],
      ['7', undefined],
      ['5', undefined],
      ['4', undefined],
      ['3', undefined],
    ]);
  });

  it('fold what was asked for by the same fields only: a search is told beside what was opened', () => {
    const lines = [
      line('9', { fields: ['parentPhone', 'q'], count: 1 }),
      line('8', { fields: ['id'] }),
      line('7', { fields: ['parentPhone', 'q'], count: 0 }),
      line('6', { fields: ['q'], count: 0 }),
      line('5', {}),
    ];
    expect(foldReads(lines).map(({ id, times }) => [id, times])).toEqual([
      ['9', 2],
      ['8', 2],
      ['6', undefined],
    ]);
  });

  it('are about a resource, whose words they use', () => {
    const { kind: _, ...request } = line('1', { entity: 'data-request' });
    expect(resourceOf(request.entity)).toBe('privacy-requests');
  });

  it('lead to the page about a record, where it can have one', () => {
    expect(pageOfLine(line('1', {}))).toBe('/manage-shadow-teacher-booking/a/show');
    expect(pageOfLine(line('1', { action: 'deleted' }))).toBeUndefined();
    const { kind: _, ...note } = line('1', { entity: 'note' });
    expect(pageOfLine(note)).toBeUndefined();
  });
});
