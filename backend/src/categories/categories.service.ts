import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { PROFILE_PICTURE } from '#contract/categories';
import { MESSAGES } from '#contract/messages';
import { SERVICES } from '#contract/services';
import { AuditService, changedFields } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { deleteOr404, findOr404 } from '../common/find-or-404.js';
import { replaceIfMatch, saveIfMatch, type Version } from '../common/if-match.js';
import { findPage, type ListQuery } from '../common/list/index.js';
import { KeptFiles, type SentFile } from '../files/index.js';
import { CATEGORY_LIST, type CategoryChangesDto, type CategoryDto } from './category.dto.js';
import { type Category, CATEGORY_MODEL, type CategoryAnswer, toCategory } from './category.schema.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

interface Change {
  changes: CategoryChangesDto;
  picture: SentFile | undefined;
  version: Version;
}

@Injectable()
export class CategoriesService {
  constructor(
    @InjectModel(CATEGORY_MODEL) private readonly categories: Model<Category>,
    private readonly files: KeptFiles,
    private readonly audit: AuditService,
  ) {}

  async add(dto: CategoryDto, file: SentFile | undefined, by: Visitor): Promise<CategoryAnswer> {
    const picture = await this.files.acceptPicture('profilePicture', PROFILE_PICTURE, file);
    const answer = await this.files.withPicture(picture, async (profilePicture) => {
      const category = await new this.categories(dto).set({ profilePicture }).save();
      return { answer: toCategory(category), created: true };
    });
    await this.audit.note(by, { action: 'created', entity: 'category', recordId: answer._id });
    return answer;
  }

  list(query: ListQuery) {
    return findPage(this.categories, CATEGORY_LIST, query, toCategory);
  }

  async one(id: string): Promise<{ category: CategoryAnswer }> {
    return { category: toCategory(await findOr404(this.categories, id)) };
  }

  /** The staff of one service; another label, or none, has none. */
  async ofService(service: unknown): Promise<CategoryAnswer[]> {
    const known = SERVICES.find((label) => label === service);
    if (known === undefined) return [];
    const staff = await this.categories.find({ service: known }).sort(NEWEST_FIRST).lean<Category[]>();
    return staff.map(toCategory);
  }

  async update(id: string, { changes, picture: file, version }: Change, by: Visitor) {
    const category = await findOr404(this.categories, id);
    const picture = file && (await this.files.acceptPicture('profilePicture', PROFILE_PICTURE, file));
    const fields = changedFields(category.set(changes));
    if (picture) {
      await this.saveWithPicture(category, picture, version);
      fields.push('profilePicture');
    } else await saveIfMatch(category, version);
    await this.audit.note(by, { action: 'updated', entity: 'category', recordId: id, fields });
    const saved = picture ? await findOr404(this.categories, id) : category;
    return { status: MESSAGES.detailsUpdated, category: toCategory(saved) };
  }

  async delete(id: string, by: Visitor): Promise<{ status: string }> {
    const category = await deleteOr404(this.categories, id);
    await this.files.removePicture(category.profilePicture);
    await this.audit.note(by, { action: 'deleted', entity: 'category', recordId: id });
    return { status: MESSAGES.detailsDeleted };
  }

  /** The picture that this very write replaced goes, and only after the record names the new one. */
  private async saveWithPicture(category: HydratedDocument<Category>, picture: Buffer, version: Version) {
    const replaced = await this.files.withPicture(picture, async (profilePicture) => ({
      answer: await replaceIfMatch(category.set({ profilePicture }), version),
      created: true,
    }));
    await this.files.removePicture(replaced.profilePicture);
  }
}
