const TEXTS = 'Texts come from the catalogues (messages/).';
const WORDS_OF_DATES = 'Browsers know no Sinhala dates, and Node lunar ones: words come from the catalogues.';
const NAMES = '/^(alt|title|placeholder|aria-label|aria-description)$/';

/** The parts of an expression that come out as they are written. */
function writtenIn(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked);
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : writtenIn(node.left)), ...writtenIn(node.right)];
    case 'ConditionalExpression':
      return [...writtenIn(node.consequent), ...writtenIn(node.alternate)];
    case 'ParenthesizedExpression':
      return writtenIn(node.expression);
    default:
      return [];
  }
}

/** Lint rule: the public site says nothing that is not in its three catalogues. */
const fromCatalogues = {
  create: (context) => {
    const report = (message) => (node) => context.report({ node, message });
    const checkWritten = (node) => {
      if (writtenIn(node.expression).some((text) => /[a-z]{2}/i.test(text))) context.report({ node, message: TEXTS });
    };
    return {
      'JSXElement > JSXExpressionContainer': checkWritten,
      'JSXFragment > JSXExpressionContainer': checkWritten,
      [`JSXAttribute[name.name=${NAMES}] > JSXExpressionContainer`]: checkWritten,
      'JSXText[value=/[a-z]{2}/i]': report(TEXTS),
      [`JSXAttribute[name.name=${NAMES}] > Literal[value=/[a-z]/i]`]: report(TEXTS),
      'MemberExpression[property.name=/^(DateTimeFormat|NumberFormat|toLocale.*String)$/]': report(WORDS_OF_DATES),
    };
  },
};

const BESIDE =
  'Text beside other children stands in an element of its own: React would lose hold of it on a translated page.';
/** Names of what is drawn, not said. */
const ELEMENTS = ['children', 'filters', 'call', 'words', 'undefined'];

/** Whether an expression may come out as text. */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false;
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'ParenthesizedExpression':
      return isText(node.expression);
    case 'Identifier':
      return !ELEMENTS.includes(node.name);
    case 'MemberExpression':
      return !/^(children|extras)$/.test(node.object.name ?? '');
    case 'CallExpression':
      return !/^(children|facts|more)$/.test(node.callee.name ?? '') && node.callee.property?.name !== 'map';
    case 'ChainExpression':
      return isText(node.expression);
    default:
      return true;
  }
}

/** Lint rule: no text node of React has siblings. A translator replaces it: React then shows an old one, or fails to remove it. */
const inElements = {
  create: (context) => {
    const check = (node) => {
      const children = node.children.filter(({ type, value }) => type !== 'JSXText' || !/^\s*\n\s*$/.test(value));
      if (children.length < 2 && node.type === 'JSXElement' && node.openingElement.name.name !== 'Fragment') return;
      for (const child of children) {
        const isBare =
          (child.type === 'JSXText' && child.value.trim() !== '') ||
          (child.type === 'JSXExpressionContainer' && isText(child.expression));
        if (isBare) context.report({ node: child, message: BESIDE });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'texts' }, rules: { 'from-catalogues': fromCatalogues, 'in-elements': inElements } };
