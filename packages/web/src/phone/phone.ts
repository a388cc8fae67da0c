import '../design/base.css'
import './phone.css'
