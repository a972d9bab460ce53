import type { MessageTemplate } from '#contract/messages';
import type { NewMessage } from '../messages/index.js';
import type { CourseRequest } from './course-request.schema.js';

type RequestTemplate = Extract<MessageTemplate, `request-${string}`>;

/**
 * The message to whoever asked for a course.
 * @param course its title as it is now, if it was renamed
 */
export function courseRequestMessage(
  template: RequestTemplate,
  request: CourseRequest,
  course = request.course,
): NewMessage {
  const { _id, reference, language, name, phone, email } = request;
  const about = { entity: 'course-request', recordId: String(_id), reference } as const;
  return { template, language, name, phone, email, about, params: { course } };
}
