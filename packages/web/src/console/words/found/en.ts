export { englishIssues as en } from '@zug/engine'
