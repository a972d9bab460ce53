import type { Page } from '@playwright/test';

/** What is shown of these elements and smaller than a thumb needs (44 px). */
export function tooSmall(page: Page, selector: string): Promise<object[]> {
  return page.evaluate(
    (selected) =>
      [...document.querySelectorAll(selected)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          // A radio button and its label are one target.
          const box = (element.closest('.choice') ?? element).getBoundingClientRect();
          return { what: element.outerHTML.slice(0, 80), height: Math.round(box.height), width: Math.round(box.width) };
        })
        .filter(({ height, width }) => height < 44 || width < 44),
    selector,
  );
}
