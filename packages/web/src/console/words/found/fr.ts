export { frenchIssues as fr } from '@zug/engine'
