import { matchingFields, similarContactFilters, mostSimilarContact } from './similar-contacts.js';

const FIELDS = { name: 'parentName', phone: 'parentPhone', email: 'parentEmail' } as const;

describe('a contact of a family and a record', () => {
  it.each([
    ['the apostrophe of an iPhone', "Maria D'Souza", 'Maria D’Souza'],
    ['the hyphen that does not break', 'Anne-Marie', 'Anne‑Marie'],
    ['full width', 'Zoran Silva', 'Ｚｏｒａｎ　Ｓｉｌｖａ'],
  ])('are alike by name with %s, whichever of them has it', (_, plain, other) => {
    expect(matchingFields({ name: plain }, { name: other })).toEqual(['name']);
    expect(mostSimilarContact([{ name: other, language: 'en' }], { name: plain })).toEqual({
      contact: other,
      why: ['name'],
    });
  });

  it.each([
    ["Maria D'Souza", 'maria d´souza'],
    ['Maria D’Souza', "Maria D'Souza"],
    ['Ｚｏｒａｎ', 'Zoran'],
    ['Zoran', 'Ｚｏｒａｎ'],
    ['Anne‑Marie', 'Anne–Marie'],
  ])('are looked for as %s where %s is kept', (name, kept) => {
    const [named] = similarContactFilters([{ name }], FIELDS) as [
      { $or: { $and: { $or: { parentName: { $regex: string; $options: string } }[] }[] }[] },
    ];
    const isFound = named.$or.some(({ $and }) =>
      $and.every(({ $or }) =>
        $or.some(({ parentName: { $regex, $options } }) => new RegExp($regex, $options).test(kept)),
      ),
    );
    expect(isFound).toBe(true);
  });
});
