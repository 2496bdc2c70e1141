/**
 * The lint rule `layers/text-alone` (docs/architecture.md, "Text that browsers translate"): text is the only child of an
 * element of the page. Beside other children, in a fragment or returned by a component it needs an element of its own.
 *
 * The rule reads one file at a time. An expression has no text if it is JSX, or a name that the file declares as JSX or
 * as the type `Elements`, which the compiler checks wherever the value comes from. Everything else may be text.
 */

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */
/** @typedef {ReturnType<NonNullable<Rule['create']>>} Visitor */
/** @typedef {Parameters<NonNullable<Visitor['JSXElement']>>[0]['parent']} Node */
/** @typedef {Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>} Parent */
/** @typedef {Parent['children'][number]} Child */
/** @typedef {Parameters<NonNullable<Visitor['FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression']>>[0]} Fn */
/** What an expression renders; `texts` is a list of bare texts. @typedef {'elements' | 'text' | 'texts'} Outcome */

/** Types without text. */
const ELEMENT_TYPES = new Set(['Elements', 'ReactElement']);

const BESIDE = 'a translating browser replaces text beside elements: give it an element of its own';
const IN_FRAGMENT = 'text in a fragment stands beside elements: give it an element of its own';
const RETURNED = 'a component returns elements: text that it returns stands beside others';
const SPACE = 'a space stands after an element of the page, or in the text beside it';

/** @type {Rule} */
export const textAlone = {
  create(context) {
    /** What each name of this file is declared as, all declarations of a name together. @type {Map<string, Node[]>} */
    const declared = new Map();
    /** @type {Parent[]} */
    const parents = [];
    /** @type {Fn[]} */
    const components = [];

    /** @param {Node | null} id @param {Node | null} value */
    function declare(id, value) {
      if (id?.type !== 'Identifier' || !value) return;
      declared.set(id.name, [...(declared.get(id.name) ?? []), value]);
      if (isFunction(value) && /^[A-Z][a-z]/.test(id.name)) components.push(value);
    }

    /** @param {Node | null | undefined} node @param {readonly Node[]} path the nodes that led here @returns {readonly Outcome[]} */
    function outcomes(node, path = []) {
      if (!node || path.includes(node)) return [];
      /** @param {readonly (Node | null | undefined)[]} nodes */
      const all = (...nodes) => nodes.flatMap((one) => outcomes(one, [...path, node]));
      // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- most kinds of nodes render text
      switch (node.type) {
        case 'JSXElement':
        case 'JSXFragment':
          return ['elements'];
        case 'JSXExpressionContainer':
        case 'ChainExpression':
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return all(node.expression);
        case 'ConditionalExpression':
          return all(node.consequent, node.alternate);
        case 'LogicalExpression':
          return node.operator === '&&' ? all(node.right) : all(node.left, node.right);
        case 'ArrayExpression':
          return listOf(all(...node.elements));
        case 'CallExpression':
          return isListCall(node) ? listOf(all(node.arguments.at(-1))) : all(node.callee);
        case 'Identifier':
          if (node.name === 'undefined') return [];
          return declared.has(node.name) ? all(...(declared.get(node.name) ?? [])) : ['text'];
        case 'ArrowFunctionExpression':
        case 'FunctionDeclaration':
        case 'FunctionExpression':
          return all(...returnedBy(node));
        case 'Literal':
          return node.value === null || typeof node.value === 'boolean' ? [] : ['text'];
        case 'TSTypeAnnotation':
        case 'TSTypeOperator':
          return all(node.typeAnnotation);
        case 'TSFunctionType':
          return all(node.returnType);
        case 'TSArrayType':
          return listOf(all(node.elementType));
        case 'TSUnionType':
          return all(...node.types);
        case 'TSTypeReference':
          return [ELEMENT_TYPES.has(context.sourceCode.getText(node)) ? 'elements' : 'text'];
        case 'TSLiteralType':
          return all(node.literal);
        case 'JSXEmptyExpression':
        case 'TSBooleanKeyword':
        case 'TSNullKeyword':
        case 'TSUndefinedKeyword':
          return [];
        default:
          return ['text'];
      }
    }

    /** @param {Parent} parent */
    function checkChildren(parent) {
      const children = parent.children.filter(isShown);
      for (const [index, child] of children.entries()) {
        const found = outcomes(child);
        if (isSpace(child)) {
          if (!isHost(parent) || !isHost(children[index - 1]))
            context.report({ node: child, message: SPACE });
        } else if (found.includes('text') && isFragment(parent)) {
          context.report({ node: child, message: IN_FRAGMENT });
        } else if (found.includes('texts') || (found.includes('text') && children.length > 1)) {
          context.report({ node: child, message: BESIDE });
        }
      }
    }

    /** @param {Fn} component */
    function checkReturned(component) {
      for (const node of returnedBy(component)) {
        if (outcomes(node).some((outcome) => outcome !== 'elements'))
          context.report({ node, message: RETURNED });
      }
    }

    return {
      VariableDeclarator: (node) => declare(node.id, node.init),
      FunctionDeclaration: (node) => declare(node.id, node),
      FunctionExpression: (node) => declare(node.id, node),
      TSPropertySignature: (node) => declare(node.key, node.typeAnnotation),
      JSXElement: (node) => void parents.push(node),
      JSXFragment: (node) => void parents.push(node),
      'Program:exit'() {
        parents.forEach(checkChildren);
        components.forEach(checkReturned);
      },
    };
  },
};

/** @param {readonly Outcome[]} items @returns {readonly Outcome[]} */
function listOf(items) {
  return items.map((item) => (item === 'text' ? 'texts' : item));
}

/** Whether a call makes a list by a callback. @param {Extract<Node, { type: 'CallExpression' }>} call */
function isListCall({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  const isArray = object.type === 'Identifier' && object.name === 'Array';
  return /^(?:map|flatMap)$/.test(property.name) || (isArray && property.name === 'from');
}

/** @param {Node} node @returns {node is Fn} */
function isFunction(node) {
  return /^(?:ArrowFunctionExpression|Function(?:Declaration|Expression))$/.test(node.type);
}

/** The values that a function returns. @param {Fn} fn @returns {readonly Node[]} */
function returnedBy({ body }) {
  if (!body) return [];
  return body.type === 'BlockStatement' ? returnsIn(body) : [body];
}

/** The values of return statements, those of inner functions left out. @param {Node} statement @returns {readonly Node[]} */
function returnsIn(statement) {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- most statements return nothing
  switch (statement.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : [];
    case 'BlockStatement':
      return statement.body.flatMap(returnsIn);
    case 'IfStatement':
      return [statement.consequent, ...(statement.alternate ? [statement.alternate] : [])].flatMap(
        returnsIn,
      );
    case 'SwitchStatement':
      return statement.cases.flatMap(({ consequent }) => consequent).flatMap(returnsIn);
    case 'ForOfStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return returnsIn(statement.body);
    default:
      return [];
  }
}

/** Whether JSX renders a child: it drops comments, and white space with a line break. @param {Child} child */
function isShown(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Whether a child is a space. It never changes, and nothing is inserted before it. @param {Child} child */
function isSpace(child) {
  if (child.type === 'JSXText') return child.value === ' ';
  if (child.type !== 'JSXExpressionContainer') return false;
  return child.expression.type === 'Literal' && child.expression.value === ' ';
}

/** Whether a node is an element of the page, not of a component. @param {Node | undefined} node */
function isHost(node) {
  if (node?.type !== 'JSXElement') return false;
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
}

/** @param {Parent} parent */
function isFragment(parent) {
  if (parent.type === 'JSXFragment') return true;
  const { name } = parent.openingElement;
  return name.type === 'JSXIdentifier' && name.name === 'Fragment';
}
