import { SERVICES } from '#contract/services';
import { aTeacherProfile, aPortrait } from './factories/index.js';
import { addTeacherProfile } from './support/teacher-profiles.js';
import { DETAIL_CASES } from './support/field-cases.js';
import { sendForm } from './support/form.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';

const PATH = '/category/adddetails';

describe('adding a teacher detail', () => {
  const product = theProduct();

  it.each(SERVICES)('answers with the detail of a %s', async (service) => {
    const { status, body } = await addTeacherProfile(product, { service });
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...aTeacherProfile({ service }),
        profilePicture: expect.stringMatching(/^uploads\/[0-9a-f]{32,}\.webp$/),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
  });

  it('does without qualifications', async () => {
    const { qualification: _, ...fields } = aTeacherProfile();
    const { status, body } = await sendForm(product.admin.post(PATH), fields, aPortrait());
    expect(status).toBe(201);
    expect(body).toMatchObject({ qualification: '' });
  });

  it('takes no path for a picture from the form', async () => {
    const fields = aTeacherProfile({ _id: 'a'.repeat(24), createdAt: '2001-01-01', role: 'Admin' });
    const { status, body } = await sendForm(product.admin.post(PATH), { ...fields, profilePicture: '/etc/passwd' });
    expectError({ status, body: body as unknown, text: '' }, 400, { profilePicture: 'Upload a profile picture.' });
    const [added] = [await addTeacherProfile(product, { profilePicture: '/etc/passwd', _id: 'a'.repeat(24) })];
    expect(added.status).toBe(201);
    expect(added.body).not.toMatchObject({ _id: 'a'.repeat(24) });
    expect(added.body).toMatchObject({ profilePicture: expect.stringMatching(/^uploads\//) as unknown });
  });

  it('keeps no picture when a field is at fault', async () => {
    expectError(await addTeacherProfile(product, { age: 17 }), 400, { age: 'Age must be between 18 and 70.' });
    expect(await keptFiles(product, 'pictures')).toEqual(NOTHING_KEPT);
  });

  it('is read only from a multipart form', async () => {
    expectError(await product.admin.post(PATH).send(aTeacherProfile()), 415);
  });

  obeysRules(
    {
      send: (fields) => sendForm(product.admin.post(PATH), fields, aPortrait()),
      record: (body) => body,
    },
    DETAIL_CASES,
    aTeacherProfile(),
  );
});
