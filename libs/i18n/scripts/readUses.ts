import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** A text that a source names, with the values that it is given. */
interface Use {
  readonly place: string;
  readonly id: string;
  readonly values: readonly string[];
}

function sourceFiles(): string[] {
  return ['libs', 'apps/site'].flatMap((folder) =>
    readdirSync(`${workspace}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\bsrc\/.*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

const attribute = (element: ts.JsxOpeningLikeElement, name: string) => {
  const found = element.attributes.properties.find((one) => one.name?.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
};

/** The keys of an object that is written out; undefined of any other expression. */
function keysOf(values: ts.Node | undefined): string[] | undefined {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  if (values.properties.some(ts.isSpreadAssignment)) return undefined;
  return values.properties.map((property) => property.name?.getText() ?? '');
}

/** The id and the values of a text that is said at a node. */
function saidAt(node: ts.Node): readonly [ts.Node | undefined, ts.Node | undefined] | undefined {
  if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'FormattedMessage')
    return [attribute(node, 'id'), attribute(node, 'values')];
  if (!ts.isCallExpression(node) || !/\bformatMessage$/.test(node.expression.getText())) return;
  const [descriptor, values] = node.arguments;
  if (!descriptor || !ts.isObjectLiteralExpression(descriptor)) return;
  const id = descriptor.properties.find((property) => property.name?.getText() === 'id');
  return [id && ts.isPropertyAssignment(id) ? id.initializer : undefined, values];
}

/** Every string that the sources of the site hold, and every use of a text whose id and values are written out. */
export function readUses() {
  const strings = new Set<string>();
  const uses: Use[] = [];
  for (const file of sourceFiles()) {
    const text = readFileSync(`${workspace}${file}`, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node) => {
      if (ts.isStringLiteral(node)) strings.add(node.text);
      const [id, given] = saidAt(node) ?? [];
      const values = keysOf(given);
      if (id && ts.isStringLiteral(id) && values)
        uses.push({ place: file, id: id.text, values: values.sort() });
      node.forEachChild(visit);
    };
    visit(source);
  }
  return { strings, uses };
}
